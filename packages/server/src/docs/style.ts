/** The complete style of the reference; its hash is in the page's Content-Security-Policy. */
export const style = `
:root{color-scheme:light dark;--text:#1d2126;--muted:#59626d;--line:#d9dde2;--raised:#f4f6f8;--link:#0b57a8;--back:#fff}
@media (prefers-color-scheme:dark){:root{--text:#e6e9ed;--muted:#9aa5b1;--line:#343b43;--raised:#1c2126;--link:#7cb7ff;--back:#14181c}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--text);background:var(--back)}
a{color:var(--link);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:1rem;background:var(--back);padding:.5rem}
nav,main{padding:1.5rem}
nav ul{list-style:none;margin:.25rem 0 1rem;padding:0}
nav li{margin:.15rem 0;overflow-wrap:anywhere}
nav li a:has(.method){display:flex;gap:.25rem}
nav li .method{flex:none;line-height:2}
nav h2{font-size:1rem;margin:1rem 0 0}
main{max-width:60rem}
h1{margin:0 0 .5rem}
h2{margin:3rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{margin:2.5rem 0 .25rem}
h4{margin:2rem 0 .25rem;font-size:1.1rem;overflow-wrap:anywhere}
h5{margin:1rem 0 .25rem;font-size:.9rem;color:var(--muted)}
p{margin:.25rem 0}
small{color:var(--muted);font-size:.85rem;font-weight:400}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{background:var(--raised);padding:.75rem;overflow-x:auto;border-radius:6px}
.method{display:inline-block;min-width:4.5rem;font-size:.8rem;font-weight:700;color:var(--muted)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);min-width:4.5rem;overflow-wrap:break-word}
td small{display:block}
thead th{color:var(--muted);font-weight:400}
tbody th{font-weight:400;white-space:nowrap}
@media (min-width:64rem){body{display:grid;grid-template-columns:20rem 1fr}nav{position:sticky;top:0;height:100vh;overflow-y:auto;border-right:1px solid var(--line)}}
@media print{nav{display:none}}
`;
