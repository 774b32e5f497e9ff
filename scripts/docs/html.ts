import { escapeMarkup } from '@janus-site/core';
import { relativeAddress } from './links.ts';
import { sections } from './pages.ts';
import type { Section } from './pages.ts';
import type { ReadPage } from './readPage.ts';

const words = {
  ru: {
    skip: 'К содержанию', menu: 'Документы', contents: 'На этой странице', search: 'Поиск по документам', nothing: 'Ничего не найдено',
    neighbours: 'Соседние страницы', previous: 'Назад', next: 'Дальше', other: 'In English',
  },
  en: {
    skip: 'Skip to the text', menu: 'Documents', contents: 'On this page', search: 'Search the documents', nothing: 'Nothing found',
    neighbours: 'Neighbouring pages', previous: 'Previous', next: 'Next', other: 'По-русски',
  },
}; // prettier-ignore

/** Data shared by all pages. */
export interface Site {
  /** In the order of the menu. */
  pages: readonly ReadPage[];
  /** The class of a text in the product's styles. */
  proseClass: string;
}

const nameOf = (page: ReadPage) => page.name ?? page.title;

/** Returns a link to another page, with its name marked in that page's language. */
function linkTo(from: ReadPage, to: ReadPage, name = nameOf(to), more = ''): string {
  const language = from.language === to.language ? '' : ` lang="${to.language}" hreflang="${to.language}"`;
  const current = from === to ? ' aria-current="page"' : '';
  return `<a href="${relativeAddress(from.address, to.address)}"${language}${current}${more}>${escapeMarkup(name)}</a>`;
}

function menuSection(page: ReadPage, { title, isFolded, pages }: Section, site: Site): string {
  const addresses = new Set(pages.map(({ address }) => address));
  const items = site.pages
    .filter(({ address }) => addresses.has(address))
    .map((one) => `<li>${linkTo(page, one)}</li>`);
  const list = `<ul>${items.join('')}</ul>`;
  const name = title[page.language];
  if (isFolded !== true) return `<p class="menu-title">${name}</p>${list}`;
  const open = addresses.has(page.address) ? ' open' : '';
  return `<details${open}><summary class="menu-title">${name}</summary>${list}</details>`;
}

/** Returns a list twice, for desktops and folded for phones, because styles alone cannot open a disclosure. */
function foldingList(className: string, label: string, list: string, title = ''): string {
  return `<nav class="${className}" aria-label="${label}">
<div class="on-desk">${title}${list}</div>
<details class="on-phone"><summary>${label}</summary>${list}</details>
</nav>`;
}

function contentsOf({ contents, language }: ReadPage): string {
  const entries = contents.filter(({ level }) => level === 2 || level === 3);
  if (entries.length < 2) return '';
  const items = entries.map(
    ({ id, level, text }) => `<li class="level-${level}"><a href="#${id}">${escapeMarkup(text)}</a></li>`,
  );
  const label = words[language].contents;
  return foldingList('contents', label, `<ul>${items.join('')}</ul>`, `<p class="menu-title">${label}</p>`);
}

function neighboursOf(page: ReadPage, { pages }: Site): string {
  const index = pages.indexOf(page);
  const { previous, next, neighbours } = words[page.language];
  const link = (to: ReadPage | undefined, word: string, rel: string) =>
    to ? `<p><span>${word}</span> ${linkTo(page, to, nameOf(to), ` rel="${rel}"`)}</p>` : '<p></p>';
  return `<nav class="neighbours" aria-label="${neighbours}">${link(pages[index - 1], previous, 'prev')}${link(pages[index + 1], next, 'next')}</nav>`;
}

function headOf(page: ReadPage, { pages }: Site): string {
  const file = (name: string) => relativeAddress(page.address, name);
  const other = pages.find(({ address }) => address === page.translation);
  const alternate = other
    ? `\n<link rel="alternate" hreflang="${other.language}" href="${file(other.address)}">`
    : '';
  const title = page.title === 'Janus' ? page.title : `${page.title} · Janus`;
  return `<meta charset="utf-8">
<title>${escapeMarkup(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${file('docs.css')}">
<link rel="icon" href="${file('icon.svg')}">${alternate}
<script defer src="${file('docs.js')}" data-index="${file('search-index.js')}"></script>`;
}

function barOf(page: ReadPage, { pages }: Site): string {
  const { search, nothing, other } = words[page.language];
  const home = relativeAddress(page.address, 'index.html');
  const icon = relativeAddress(page.address, 'icon.svg');
  const translation = pages.find(({ address }) => address === page.translation);
  return `<header class="bar">
<a class="home" href="${home}"><img src="${icon}" alt="" width="28" height="28">Janus</a>
<search class="search" hidden>
<input type="search" aria-label="${search}" placeholder="${search}" autocomplete="off" data-nothing="${nothing}">
<div class="found" aria-live="polite"></div>
</search>
${translation ? linkTo(page, translation, other) : ''}
</header>`;
}

/** Returns a complete page, which works without scripts; the search is shown only with them. */
export function pageHtml(page: ReadPage, body: string, site: Site): string {
  const { skip, menu } = words[page.language];
  const menus = sections.map((section) => menuSection(page, section, site)).join('');
  return `<!doctype html>
<html lang="${page.language}">
<head>
${headOf(page, site)}
</head>
<body>
<a class="skip" href="#text_start">${skip}</a>
${barOf(page, site)}
<div class="frame">
${foldingList('menu', menu, menus)}
${contentsOf(page)}
<main id="text_start" tabindex="-1">
<article class="text ${site.proseClass}">
${body.trim()}
</article>
${neighboursOf(page, site)}
</main>
</div>
</body>
</html>
`;
}
