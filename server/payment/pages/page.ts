import type { Locale } from '../../../core/domain/locale/locales.ts'
import { escaped } from '../../kit/escaped.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'

/** A page of the provider: text and markup are written here; everything else in it has gone through `escaped`. */
export type Page = {
  readonly language: Language
  readonly title: string
  readonly main: string
  /** Posted once to the window that frames the page. */
  readonly result: string | null
}

/** In whose format the amounts of a page are. */
export const pageLocale: Readonly<Record<Language, Locale>> = {
  en: 'en-us',
  fr: 'fr-fr',
  de: 'de-de',
  it: 'it-it',
  es: 'es-es',
}

export const writtenPage = ({ language, title, main, result }: Page, nonce: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main${result === null ? '' : ` data-result="${escaped(result)}"`}>${main}</main>
${result === null ? '' : `<script nonce="${nonce}">${tellResult}</script>`}
</body>
</html>
`

/** The frame has no origin; the address it was loaded from is the shop's, and no other window gets the message. */
const tellResult = `parent.postMessage({ _tag: 'ProviderPageEnded', result: document.querySelector('main').dataset.result }, location.origin)`

/** Another company's design: a plain sheet, the system font, one blue. */
const style = `
:root { color-scheme: light dark; --ink: light-dark(#16202c, #eef2f6); --soft: light-dark(#4a5868, #aab6c3); --sheet: light-dark(#fff, #121a24); --line: light-dark(#73818f, #7b8a9a); --blue: light-dark(#134b8a, #8cc0ff); --on-blue: light-dark(#fff, #071422); --red: light-dark(#a3160f, #ffb1a8) }
* { box-sizing: border-box }
body { margin: 0; background: var(--sheet); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 28rem; margin: 0 auto; padding: 1.25rem 1.25rem 1.5rem }
.bank { display: flex; gap: .5rem; align-items: center; margin: 0 0 1rem; font-weight: 650 }
.bank::before { content: ''; width: 1.25rem; height: 1.25rem; border-radius: 50% 50% 50% 0; background: var(--blue) }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .75rem }
p { margin: 0 0 .75rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin: 0 0 1rem }
dt { color: var(--soft) }
dd { margin: 0; font-variant-numeric: tabular-nums }
label { display: block; font-weight: 600; margin-bottom: .25rem }
input { font: inherit; font-variant-numeric: tabular-nums; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .25rem }
.note { color: var(--soft); font-size: .875rem; margin: .375rem 0 1rem }
.wrong { color: var(--red); font-weight: 600; margin: .375rem 0 }
.actions { display: flex; flex-wrap: wrap; gap: .75rem }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem .75rem; border-radius: .25rem; border: 1px solid var(--blue); color: var(--blue); background: transparent; cursor: pointer; flex: 1 1 7rem }
button.main { background: var(--blue); color: var(--on-blue) }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px }
`
