import { useState } from 'react'
import { mostPromoMessages } from '../../../../core/domain/configuration/constants.ts'
import { promoBarKey, promoMessages, promoRotation } from '../../../../core/domain/content/promoBar.ts'
import { turnedBy } from '../../../../core/domain/content/rotation.ts'
import { IconButton } from '../../components/basic/IconButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { Dots } from '../parts/Dots.tsx'
import { TurnButton } from '../parts/TurnButton.tsx'
import { useRotation } from '../parts/useRotation.ts'
import { Block } from '../page/Slot.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { useDismissal } from './dismissals.ts'
import './PromoBarBlock.css'

/** PROMO-01…05: one message at a time, all in the place of the tallest, so that nothing moves when they turn. */
export const PromoBarBlock = ({ block }: BlockProps<'promo-bar'>) => {
  const t = useCopy('blocks')
  const messages = promoMessages(block, mostPromoMessages)
  const [place, setPlace] = useState(0)
  const name = `promo-bar/${promoBarKey(block)}`
  const [isClosed, close] = useDismissal(name)
  const turn = (step: number) => setPlace(turnedBy(place, step, messages.length))
  const rotation = useRotation(messages.length, promoRotation(block, messages.length), () => turn(1))
  if (isClosed || messages.length === 0) return null
  const hasTurns = messages.length > 1
  return (
    <div className="promo-bar" role="group" data-dismissible={name} aria-label={t.notices()} {...rotation.handlers}>
      <div className="page">
        <ul aria-live={rotation.isTurning ? 'off' : 'polite'}>
          {messages.map((message, index) => (
            <li key={message.id} data-shown={index === place || undefined} inert={index !== place}>
              <Block block={message} />
            </li>
          ))}
        </ul>
        {hasTurns && (
          <span className="only-large">
            <IconButton icon="chevron-left" name={t.previous()} onPress={() => turn(-1)} />
          </span>
        )}
        {hasTurns && <Dots count={messages.length} current={place} onShow={setPlace} />}
        {hasTurns && (
          <span className="only-large">
            <IconButton icon="chevron-right" name={t.next()} onPress={() => turn(1)} />
          </span>
        )}
        {rotation.canTurn && <TurnButton isStopped={rotation.isStopped} onPress={rotation.toggle} />}
        {block.closable && <IconButton icon="close" name={t.close()} onPress={close} />}
      </div>
    </div>
  )
}
