/** Synonyms; the owner adds others. */
export const commonSynonyms: readonly (readonly string[])[] = `
react реакт reactjs react.js
javascript js джаваскрипт яваскрипт жс
typescript ts тайпскрипт
node нода node.js nodejs ноджс
postgresql postgres постгрес постгря pg
sqlite скулайт эскулайт
mysql мускул
mongodb mongo монго
redis редис
python питон пайтон
docker докер
kubernetes k8s кубернетес кубер
linux линукс
windows виндовс винда
android андроид
arduino ардуино
raspberry малина распберри
nginx энджинкс нжинкс
git гит
github гитхаб
api апи
css цсс
html хтмл
vue вью vue.js vuejs
angular ангуляр
svelte свелт
rust раст
golang го go
java джава ява
kotlin котлин
swift свифт
bluetooth блютуз
wifi wi-fi вайфай
usb юсб
frontend фронтенд фронт
backend бэкенд бекенд
email e-mail имейл почта
database бд db
cache кэш кеш
website сайт
i18n интернационализация internationalization
a11y доступность accessibility
offline офлайн оффлайн
online онлайн
mqtt мктт
modbus модбас
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
