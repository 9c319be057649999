import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'
import { contentFrench } from './contentFrench.ts'
import type { EditorialDocument, ContentDocuments } from './EditorialDocument.ts'

const spaced = ({ title, lede, sections }: EditorialDocument): EditorialDocument => ({
  title: frenchSpaces(title),
  lede: frenchSpaces(lede),
  sections: sections.map(({ heading, paragraphs }) => ({
    heading: frenchSpaces(heading),
    paragraphs: paragraphs.map(frenchSpaces),
  })),
})

/** The French pages as shown: no line begins with a punctuation mark that follows a space. */
export const frenchDocuments: ContentDocuments = Object.fromEntries(
  Object.entries(contentFrench).map(([key, document]) => [key, spaced(document)]),
)
