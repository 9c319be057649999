import { useLayoutEffect, useRef } from 'react'
import type { PopUpBlock } from '../../../../core/domain/content/popUp.ts'
import { popUpTitle } from '../../../../core/domain/content/popUp.ts'
import { Contours } from '../../art/Contours.tsx'
import { tellEngagement } from '../../bridge/core/engagement.ts'
import { Icon } from '../../components/basic/Icon.tsx'
import { IconButton } from '../../components/basic/IconButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { lazyInPage } from '../../loading/lazyPart.tsx'
import { BlockPicture } from '../parts/Media.tsx'
import { Targets } from '../parts/Targets.tsx'
import './PopUp.css'

const NewsletterForm = lazyInPage(() => import('../dialog/NewsletterForm.tsx'), 'NewsletterForm')

interface PopUpProps {
  readonly block: PopUpBlock
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onClose: () => void
}

/**
 * PROMO-10: beside the page, never over it: no scrim, and it takes no focus. Opened in a transition it stays small until
 * the code of its form is here.
 */
export const PopUp = ({ block, isOpen, onToggle, onClose }: PopUpProps) => {
  const t = useCopy('blocks')
  const main = useRef<HTMLDivElement>(null)
  useReportedPresses(main, block.name, isOpen)
  const { kind, logo, logoSize = 'small', targets, disclaimer, colours } = block
  const title = popUpTitle(block, isOpen)
  if (!isOpen)
    return (
      <aside className="pop-up-small" aria-label={title}>
        <button type="button" aria-expanded="false" onClick={onToggle}>
          {title}
          <Icon name="chevron-up" />
        </button>
        <IconButton icon="close" name={t.close()} onPress={onClose} />
      </aside>
    )
  return (
    <aside className="pop-up" aria-label={title}>
      <div className="pop-up-band" data-logo={logoSize} data-ground={colours?.background ?? 'deep'}>
        <Contours name="side" />
        {logo && <BlockPicture picture={logo} width={logoSize === 'large' ? 120 : 40} />}
        <span className="pop-up-corner">
          <IconButton icon="chevron-down" name={t.makeSmall()} aria-expanded onPress={onToggle} />
          <IconButton icon="close" name={t.close()} onPress={onClose} />
        </span>
      </div>
      <div className="pop-up-main" data-ink={colours?.text} ref={main}>
        <h2 className="subheading">{title}</h2>
        {kind === 'newsletter' && <NewsletterForm submitLabel={t.subscribe()} successText={t.subscribed()} />}
        <Targets targets={targets} />
        {disclaimer && <p className="meta">{disclaimer}</p>}
      </div>
    </aside>
  )
}

/** PROMO-12 */
const useReportedPresses = (main: React.RefObject<HTMLElement | null>, popUp: string, isOpen: boolean): void => {
  // Before it can be pressed.
  useLayoutEffect(() => {
    const place = main.current
    const report = ({ target }: MouseEvent) => {
      const press = target instanceof Element ? target.closest('a, button') : null
      // The button of its form leads nowhere.
      if (press) tellEngagement({ name: 'popupClick', popUp, url: press.getAttribute('href') ?? '' })
    }
    place?.addEventListener('click', report)
    return () => place?.removeEventListener('click', report)
  }, [main, popUp, isOpen])
}
