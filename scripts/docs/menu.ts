// Scrolls the desktop menu to the current page.
export {};

const menu = document.querySelector<HTMLElement>('.menu');
const current = menu?.querySelector<HTMLElement>('.on-desk [aria-current]');
if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
