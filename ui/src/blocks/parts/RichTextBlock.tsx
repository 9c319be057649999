import type { BlockProps } from '../page/blockTable.ts'
import { RichText } from './RichText.tsx'

/** CMS-60 */
export const RichTextBlock = ({ block }: BlockProps<'rich-text'>) => <RichText tree={block.richTextTree} />
