// The menu of a desk scrolls in itself: it opens at the page that is read.
export {};

const menu = document.querySelector<HTMLElement>('.menu');
const current = menu?.querySelector<HTMLElement>('.on-desk [aria-current]');
if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
