import type { Drawing } from '../../contracts/drawing.ts'
import type { PageFiles } from './pageFiles.ts'
import { hideDismissed, pressKeeper } from './pageScripts.ts'
import { attribute } from './siteFiles.ts'
import { wakeUp } from './wakeUp.ts'
import type { Entry } from './wakeUp.ts'

/**
 * A page with the gaps that the build left in it, split once; its entry and what that needs are requested after the
 * first picture.
 */
export type PageFrame = { readonly html: (nonce: string) => string; readonly entry: Entry }

/** Removes from the built page whatever would be fetched before the first picture. */
export const frameOf = (page: (nonce: string) => string): PageFrame => {
  const built = page('')
  const hrefs = (tag: RegExp): string[] => [...built.matchAll(tag)].flatMap(([, path]) => path ?? [])
  const [script = ''] = hrefs(entryTag)
  return {
    html: (nonce) => [entryTag, preloadTag, styleTag].reduce((html, tag) => html.replaceAll(tag, ''), page(nonce)),
    entry: { script, scripts: hrefs(preloadTag), styles: hrefs(styleTag) },
  }
}

/** `scripts`: the texts of those that it runs, which its policy names by their hash. */
export type DrawnPage = { readonly html: string; readonly scripts: readonly string[] }

/**
 * The page with its first picture: styles in the page, pictures requested at once, and the scripts once everything on
 * the screen is there. The answers it was drawn from follow at the end. `finished`: what else is written into the page,
 * while it is still short.
 */
export const drawnPage = (
  { html, entry }: PageFrame,
  drawing: Drawing,
  files: PageFiles,
  nonce: string,
  cssOf: (path: string) => string,
  finished: (html: string) => string = (same) => same,
): DrawnPage => {
  const [, pictures = '', body = ''] = /^((?:<link rel="preload"[^>]*\/>)*)(.*)$/s.exec(drawing.markup) ?? []
  const [before, after] = [`${hideDismissed};${pressKeeper}`, wakeUp(entry, files)]
  const page = finished(withHead(html(nonce), { language: drawing.language, ...drawing.head }))
    .replace(
      '</head>',
      () =>
        `<style nonce="${nonce}">${[...[...entry.styles, ...files.styles].map(cssOf), ...ownStyles(body)].join('\n')}</style>${wholeAtOnce}${pictures}<script>${before}</script></head>`,
    )
    .replace(emptyRoot, () => {
      const known = `<script type="application/json" id="known">${inScript(drawing.known)}</script>`
      return `<div id="root">${withoutStyles(body)}</div><script id="drawn">${after}</script>${known}`
    })
  return { html: page, scripts: [before, after] }
}

/**
 * Nothing is painted before all of the first picture is parsed, because what follows moves what came first. It costs a
 * slow connection the time of the last 15 kB.
 */
const wholeAtOnce = '<link rel="expect" href="#drawn" blocking="render" />'

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g
const preloadTag = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g
const styleTag = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g
const emptyRoot = '<div id="root"></div>'

/** SEO-04: what a page says of itself; undefined = what the build says of every page. */
type HeadCopy = {
  readonly language: string
  readonly title?: string | undefined
  readonly description?: string | undefined
}

export const withHead = (html: string, { language, title, description }: HeadCopy): string =>
  html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${attribute(language)}"`)
    .replace(/<title>[^<]*/, (before) => (title === undefined ? before : `<title>${text(title)}`))
    .replace(/(<meta name="description" content=")[^"]*/, (before, start: string) =>
      description === undefined ? before : start + attribute(description),
    )

/**
 * The page's policy forbids style attributes, so `ownStyles` sets the styles and `wakeUp` gives them back to their
 * elements. A quote within text is written as an entity, so this matches only attributes.
 */
const withoutStyles = (markup: string): string => markup.replaceAll(' style="', ' data-style="')

/**
 * The styles of single elements, so that they are painted with them: a script would come after the first paint and move
 * what is there. Nothing in a value can end its rule or its string; a value that could is left to the script.
 */
const ownStyles = (markup: string): readonly string[] =>
  [...new Set([...markup.matchAll(/ style="([\w\s#%(),./:;-]+)"/g)].map(([, value]) => value))].map(
    (value) => `[data-style="${value}"]{${value}}`,
  )

const text = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** No product text may close the element. */
const inScript = (known: Drawing['known']): string => JSON.stringify(known).replaceAll('<', '\\u003c')
