import type { Drawing } from '../../contracts/drawing.ts'
import type { PageFiles } from './pageFiles.ts'
import { pressKeeper, wakeUp } from './pageScripts.ts'
import type { Entry } from './pageScripts.ts'
import { attribute } from './siteFiles.ts'

/** A page with the room that the build left in it, split once: its entry, and what the entry needs, are asked for after the first picture. */
export type PageFrame = { readonly html: (nonce: string) => string; readonly entry: Entry }

/** Takes out of the built page what would be fetched before the first picture. */
export const frameOf = (page: (nonce: string) => string): PageFrame => {
  const built = page('')
  const hrefs = (tag: RegExp): string[] => [...built.matchAll(tag)].flatMap(([, path]) => path ?? [])
  const [script = ''] = hrefs(entryTag)
  return {
    html: (nonce) => [entryTag, preloadTag, styleTag].reduce((html, tag) => html.replaceAll(tag, ''), page(nonce)),
    entry: { script, scripts: hrefs(preloadTag), styles: hrefs(styleTag) },
  }
}

/**
 * The page with its first picture: styles in the page itself, pictures asked for at once, and the scripts when all that stands on the
 * screen. What the picture was drawn from stands behind it.
 */
export const drawnPage = (
  { html, entry }: PageFrame,
  drawing: Drawing,
  files: PageFiles,
  nonce: string,
  cssOf: (path: string) => string,
): string => {
  const [, pictures = '', body = ''] = /^((?:<link rel="preload"[^>]*\/>)*)(.*)$/s.exec(drawing.markup) ?? []
  const script = (text: string): string => `<script nonce="${nonce}">${text}</script>`
  return withHead(html(nonce), drawing)
    .replace(
      '</head>',
      () =>
        `<style nonce="${nonce}">${[...entry.styles, ...files.styles].map(cssOf).join('\n')}</style>${pictures}${script(pressKeeper)}</head>`,
    )
    .replace(emptyRoot, () => {
      const known = `<script type="application/json" id="known">${inScript(drawing.known)}</script>`
      return `<div id="root">${withoutStyles(body)}</div>${script(wakeUp(entry, files))}${known}`
    })
}

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g
const preloadTag = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g
const styleTag = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g
const emptyRoot = '<div id="root"></div>'

const withHead = (html: string, { language, head }: Drawing): string =>
  html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${attribute(language)}"`)
    .replace(/<title>[^<]*/, (before) => (head ? `<title>${text(head.title)}` : before))
    .replace(/(<meta name="description" content=")[^"]*/, (before, start: string) =>
      head?.description === undefined ? before : start + attribute(head.description),
    )

/** The page's policy allows no style in an attribute; `wakeUp` sets them by script. A quote within text is written as an entity, so this is an attribute. */
const withoutStyles = (markup: string): string => markup.replaceAll(' style="', ' data-style="')

const text = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** No text of a product may end the element. */
const inScript = (known: Drawing['known']): string => JSON.stringify(known).replaceAll('<', '\\u003c')
