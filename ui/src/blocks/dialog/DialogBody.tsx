import type { BlockProps } from '../blockTable.ts'
import { Media } from '../media/Media.tsx'
import { RichText } from '../RichText.tsx'
import { Targets } from '../Targets.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

/** CMS-82, 83: what stands below a dialog's title, also where a screen's own dialog shows the content. */
export const DialogBody = ({ block }: { readonly block: BlockProps<'dialog'>['block'] }) => {
  const { media, mediaPlacement, alignment, subtitle, richTextTree, newsletter, targets, textBelowTargetsTree } = block
  return (
    <>
      {subtitle && <p className="lede">{subtitle}</p>}
      {media && mediaPlacement === 'body' && (
        <div className="dialog-picture media-frame">
          <Media media={media} width={480} />
        </div>
      )}
      <RichText tree={richTextTree} />
      {newsletter && <NewsletterForm {...newsletter} />}
      <Targets targets={targets} align={alignment} />
      <RichText tree={textBelowTargetsTree} />
    </>
  )
}
