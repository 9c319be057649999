import { richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'

/** `text`: paragraphs, separated by a line end or an empty line; `## ` begins a heading, `- ` an item of a list. */
type ArticleText = { readonly title: string; readonly subtitle: string; readonly text: string }

type WrittenArticle = {
  readonly key: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly tags: readonly (keyof typeof tagLabels)[]
  /** What its picture shows: `/stories/<key>.svg`, drawn by tools/art/stories. */
  readonly picture: readonly [alt: string, frenchAlt: string]
  readonly en: ArticleText
  readonly fr: ArticleText
}

/** CAT-50, 51: an article of the journal as a page: its head, and its text below. */
export const journalArticle = ({ key, date, tags, picture, en, fr }: WrittenArticle): SeedDocument => ({
  family: 'page',
  key,
  parent: 'journal',
  body: (say) => ({
    name: say(en.title, fr.title),
    description: say(en.subtitle, fr.subtitle),
    slots: {
      main: [
        {
          id: 'head',
          type: 'article',
          title: say(en.title, fr.title),
          subtitle: say(en.subtitle, fr.subtitle),
          eyebrow: tagLabel(say, tags[0]),
          date,
          picture: { url: `/stories/${key}.svg`, alt: say(...picture), width: 1200, height: 800 },
          tags: tags.map((tag) => ({ id: tag, label: tagLabel(say, tag) })),
        },
        richText('text', say(articleHtml(en.text), articleHtml(fr.text))),
      ],
    },
  }),
})

const tagLabel = (say: Say, tag: keyof typeof tagLabels = 'walks'): string => {
  const [english, french] = tagLabels[tag]
  return say(english, french)
}

const tagLabels = {
  walks: ['Walks', 'Marches'],
  repairs: ['Repairs', 'Réparations'],
  boots: ['Boots', 'Chaussures'],
  layers: ['Layers', 'Couches'],
  fit: ['Fit', 'Chaussant'],
  materials: ['Materials', 'Matières'],
  care: ['Care', 'Entretien'],
  wool: ['Wool', 'Laine'],
  down: ['Down', 'Duvet'],
  packs: ['Packs', 'Sacs'],
  maps: ['Maps', 'Cartes'],
  winter: ['Winter', 'Hiver'],
  huts: ['Huts', 'Refuges'],
  boulder: ['Boulder', 'Boulder'],
  food: ['Food', 'Cuisine'],
  kids: ['Kids', 'Enfants'],
  dogs: ['Dogs', 'Chiens'],
  mistakes: ['Mistakes', 'Erreurs'],
} as const

const articleHtml = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line.startsWith('## ')
        ? `<h2>${line.slice(3)}</h2>`
        : line.startsWith('- ')
          ? `<li>${line.slice(2)}</li>`
          : `<p>${line}</p>`,
    )
    .join('')
    .replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`)
