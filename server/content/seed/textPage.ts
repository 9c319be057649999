import type { SlotArea } from '../../../contracts/content/slots.ts'
import { richText } from './SeedDocument.ts'
import type { SeedDocument } from './SeedDocument.ts'

/** A page of text in one language. The lede is the document's description. */
type PageText = {
  readonly title: string
  readonly lede: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** RT-13: a page that has only a title, a lede and sections; French may have other sections than English. */
export const textPage = (key: string, english: PageText, french: PageText, area: SlotArea = 'main'): SeedDocument => ({
  family: 'page',
  key,
  body: (say, language) => {
    const { sections } = language === 'fr' ? french : english
    return {
      name: say(english.title, french.title),
      description: say(english.lede, french.lede),
      slots: {
        [area]: sections.map(({ heading, paragraphs }, index) =>
          richText(`section-${index + 1}`, say(...both(sectionHtml(heading, paragraphs)))),
        ),
      },
    }
  },
})

const both = (html: string) => [html, html] as const

const sectionHtml = (heading: string, paragraphs: readonly string[]): string =>
  [`<h2>${heading}</h2>`, ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`)].join('')
