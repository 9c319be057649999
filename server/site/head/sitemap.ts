import { languageTag } from '../../../core/domain/locale/locales.ts'
import { fallbackLocale, locales } from '../../kit/siteLocale.ts'
import { indexedPaths, localesOf } from './pageAddress.ts'
import type { Goods, PublishedPages } from './pageAddress.ts'

/** A file for crawlers. */
export type CrawlerFile = { readonly type: string; readonly text: string }

export type SitemapFacts = {
  /** Without a slash at its end. */
  readonly publicUrl: string
  readonly goods: Goods
  readonly published: PublishedPages
  /** Pages per file; search engines read 50,000 or 50 MB. */
  readonly mostPages?: number
}

/** SEO-07: whether a path is that of a file for crawlers, of which there may be none. */
export const isForCrawlers = (path: string): boolean => path === '/robots.txt' || sitemapPath.test(path)

/**
 * SEO-07: `/robots.txt`, `/sitemap.xml`, which lists the parts, and `/sitemap-en-us-1.xml`, the pages of a locale with
 * the same page in the other locales. undefined: there is no such file.
 */
export const crawlerFile = (path: string, facts: SitemapFacts): CrawlerFile | undefined => {
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', text: robots(facts) }
  const [, code, part = '1'] = sitemapPath.exec(path) ?? []
  const text = code === undefined ? sitemapIndex(facts) : sitemapPart(code, Number(part), facts)
  return text === undefined ? undefined : { type: 'application/xml; charset=utf-8', text }
}

const sitemapPath = /^\/sitemap(?:-([a-z]{2}-[a-z]{2})-([1-9]\d{0,3}))?\.xml$/

/** What is not to be indexed says so itself, which a crawler learns only if it may read the page. */
const robots = ({ publicUrl }: SitemapFacts): string =>
  ['User-agent: *', 'Disallow: /dev/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')

/** Each page has nine alternates of about 100 bytes. */
const pagesPerPart = 5_000

const sitemapIndex = (facts: SitemapFacts): string => {
  const { publicUrl, mostPages = pagesPerPart } = facts
  const parts = locales.flatMap(({ code }) =>
    Array.from(
      { length: Math.ceil(indexedPaths(code, facts.goods, facts.published).length / mostPages) },
      (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${code}-${index + 1}.xml</loc></sitemap>`,
    ),
  )
  return `${xml}<sitemapindex xmlns="${namespace}">${parts.join('')}</sitemapindex>`
}

const sitemapPart = (code: string, part: number, facts: SitemapFacts): string | undefined => {
  const { goods, published, mostPages = pagesPerPart } = facts
  if (!locales.some((locale) => locale.code === code)) return undefined
  const paths = indexedPaths(code, goods, published).slice((part - 1) * mostPages, part * mostPages)
  if (paths.length === 0) return undefined
  const urls = paths.map((rest) => urlOf(code, rest, facts))
  return `${xml}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

const urlOf = (code: string, rest: string, { publicUrl, published }: SitemapFacts): string => {
  const codes = localesOf(`/${code}${rest}`, published).map((locale) => locale.code)
  const fallback = codes.find((each) => each === fallbackLocale.code) ?? codes[0]
  const address = (each: string): string => escaped(`${publicUrl}/${each}${rest}`)
  const links = [...codes.map((each) => [languageTag(each), each] as const), ['x-default', fallback ?? code] as const]
  return `<url><loc>${address(code)}</loc>${links
    .map(([language, each]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(each)}"/>`)
    .join('')}</url>`
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
