import { Fragment, useEffect, useRef, useState } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { useView } from '../bridge/useView.ts'
import { announce } from '../components/announce.ts'
import { useCopy } from '../copy/useCopy.ts'
import { CartLine } from './CartLine.tsx'
import { lineFlashes } from './flashRows.ts'
import { lineRows } from './lineRows.ts'
import { RemovedRow } from './RemovedRow.tsx'
import { useCommand } from '../bridge/useCommand.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { NotShown } from '../shell/NotShown.tsx'

/** CART-30: the lines, with headings only where there are both groups. The focus follows what a press turned into something else. */
export function LineList({ cart }: { readonly cart: CartView }) {
  const t = useCopy('cart')
  const send = useCommand()
  const account = useView('account')
  const isStore = account !== undefined && account.associate !== null
  const canSave = useView('saved')?.isOn === true
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  const [changing, setChanging] = useState<LineView | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const found = list.current?.querySelector<HTMLElement>(wanted.current)
    if (!found) return
    wanted.current = null
    found.focus()
  })
  const focusNeighbour = (line: LineView) => {
    const place = cart.lines.indexOf(line)
    const next = cart.lines[place + 1] ?? cart.lines[place - 1]
    if (next) list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(next.lineKey)}"] a`)?.focus()
    else document.getElementById('main')?.focus()
  }
  const remove = (line: LineView) => {
    // A gift cannot be put back, so there is no way back to stand on.
    if (line.isBonus) focusNeighbour(line)
    else wanted.current = `[data-removed="${CSS.escape(line.lineKey)}"] button`
    announce(t.removed({ name: line.name }))
    void send({ _tag: 'RemoveLine', lineKey: line.lineKey })
  }
  const save = (line: LineView) => {
    focusNeighbour(line)
    announce(t.savedAnnounced({ name: line.name }))
    void send({ _tag: 'SaveForLater', lineKey: line.lineKey })
  }
  const undo = (removal: string, lineKey: string) => {
    wanted.current = `[data-line="${CSS.escape(lineKey)}"] a`
    void send({ _tag: 'UndoRemove', removal })
  }
  const groups = lineRows(cart)
  return (
    <div ref={list}>
      {groups.map(({ group, rows }) => (
        <Fragment key={group}>
          {groups.length > 1 && (
            <h2 className="subheading line-group">{group === 'home' ? t.homeGroup() : t.pickupGroup()}</h2>
          )}
          {group === 'pickup' && (
            <p className="meta pickup-place">
              <LazyPart>
                <PickupLabel lines={cart.lines} />
              </LazyPart>
            </p>
          )}
          <ul className="line-list">
            {rows.map((row) =>
              row.kind === 'removed' ? (
                <RemovedRow
                  key={row.removed.removal}
                  removed={row.removed}
                  onUndo={() => undo(row.removed.removal, row.removed.lineKey)}
                />
              ) : (
                <CartLine
                  key={row.line.lineKey}
                  line={row.line}
                  said={lineFlashes(t, cart, row.line.lineKey)}
                  refusals={cart.refusals.filter(({ lineKey }) => lineKey === row.line.lineKey)}
                  onRemove={() => remove(row.line)}
                  onChange={() => setChanging(row.line)}
                  onSave={canSave ? () => save(row.line) : undefined}
                >
                  {isStore && (
                    <LazyPart>
                      <AdjustPrice line={row.line} />
                    </LazyPart>
                  )}
                </CartLine>
              ),
            )}
          </ul>
        </Fragment>
      ))}
      {changing !== null && (
        <LazyPart otherwise={<NotShown onClose={() => setChanging(null)} />}>
          <ChangeVariant
            line={changing}
            otherKeys={cart.lines.map(({ lineKey }) => lineKey).filter((lineKey) => lineKey !== changing.lineKey)}
            onClose={(sku) => {
              if (sku !== undefined) wanted.current = `[data-sku="${CSS.escape(sku)}"] a`
              setChanging(null)
            }}
          />
        </LazyPart>
      )}
    </div>
  )
}

/** CART-24: in a store alone. */
const AdjustPrice = loadedPart(async () => (await import('../associate/AdjustPrice.tsx')).AdjustPrice)

const PickupLabel = loadedPart(async () => (await import('../delivery/PickupLabel.tsx')).PickupLabel)

/** The pickers and their panel come when they are asked for. */
const ChangeVariant = loadedPart(async () => (await import('./ChangeVariant.tsx')).ChangeVariant)
