import type { QueryMessage } from '../../contracts/queries.ts'
import { visitorVariants } from '../experiments/visitorVariants.ts'
import type { VariantSettings } from '../experiments/visitorVariants.ts'
import { contentReader } from './contentReader.ts'
import type { ContentReading } from './contentReader.ts'

export type ContentSettings = VariantSettings & Pick<ContentReading, 'ask' | 'note' | 'preview'>

/** A reader for one content query of a page. Drafts are shown without experiments. */
export const readContent = (
  settings: ContentSettings,
  onMessage: (message: QueryMessage<unknown>) => void,
): ((message: QueryMessage<unknown>) => void) => {
  const { ask, note, preview, pipeline, clock, locale } = settings
  const variants = preview === undefined ? visitorVariants(settings) : undefined
  return contentReader({ ask, locale, state: pipeline.shop(), now: clock.now(), note, preview, variants }, onMessage)
}
