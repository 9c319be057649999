import { useEffect, useRef, useState } from 'react'
import type { SavedItemView } from '../../../contracts/views/savedView.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { announce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useTell } from '../favorites/useTell.ts'
import { SavedLine } from './SavedLine.tsx'
import './SavedList.css'

/** FAV-10, FAV-15: what is put aside, under the cart, newest first, so many at a time. The focus stays in the list. */
export function SavedList({ items }: { readonly items: readonly SavedItemView[] }) {
  const t = useCopy('cart')
  const send = useCommand()
  const tell = useTell()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState<number>(limits.savedForLater)
  useEffect(() => void send({ _tag: 'RefreshSaved' }), [send])
  const leave = async (
    command: { readonly _tag: 'MoveToCart' | 'RemoveSaved'; readonly key: string },
    words: string,
  ): Promise<void> => {
    heading.current?.focus()
    const rejection = await (command._tag === 'MoveToCart'
      ? send({ _tag: 'MoveToCart', key: command.key })
      : send({ _tag: 'RemoveSaved', key: command.key }))
    if (rejection === null) announce(words)
    await tell(rejection)
  }
  return (
    <section className="saved-list">
      <h2 ref={heading} className="heading" tabIndex={-1}>
        {t.savedTitle()}
      </h2>
      <ul className="line-list">
        {items.slice(0, shown).map((item) => (
          <SavedLine
            key={item.key}
            item={item}
            onMove={() => void leave({ _tag: 'MoveToCart', key: item.key }, t.movedAnnounced({ name: item.name }))}
            onRemove={() => void leave({ _tag: 'RemoveSaved', key: item.key }, t.removed({ name: item.name }))}
          />
        ))}
      </ul>
      {items.length > shown && (
        <Button onPress={() => setShown(shown + limits.savedForLater)}>
          {t.savedMore({ count: Math.min(limits.savedForLater, items.length - shown) })}
        </Button>
      )}
    </section>
  )
}
