import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'
import { contentFrench } from './contentFrench.ts'
import type { EditorialDocument, ContentDocuments } from './EditorialDocument.ts'

/** The French pages as they are read: no line of theirs begins with a mark that has a space before it. */
export const frenchDocuments: ContentDocuments = Object.fromEntries(
  Object.entries(contentFrench).map(([key, document]) => [key, spaced(document)]),
)

function spaced({ title, lede, sections }: EditorialDocument): EditorialDocument {
  return {
    title: frenchSpaces(title),
    lede: frenchSpaces(lede),
    sections: sections.map(({ heading, paragraphs }) => ({
      heading: frenchSpaces(heading),
      paragraphs: paragraphs.map(frenchSpaces),
    })),
  }
}
