import { Fragment, useEffect, useRef, useState } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { LineView, RemovedView } from '../../../contracts/views/lineView.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useView } from '../bridge/core/useView.ts'
import { announce } from '../components/basic/announce.ts'
import { focusNeighbour } from '../components/basic/focusNeighbour.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'
import { lineFlashes } from './parts/CartFlashes.tsx'
import { CartLine } from './CartLine.tsx'

/** CART-30: the lines, with headings only if there are both groups. The focus follows what a press replaced. */
export const LineList = ({ cart }: { readonly cart: CartView }) => {
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
  const leave = (line: LineView) =>
    focusNeighbour(cart.lines, line, ({ lineKey }) =>
      list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineKey)}"] a`),
    )
  const remove = (line: LineView) => {
    // A gift cannot be put back, so there is no undo button to focus.
    if (line.isBonus) leave(line)
    else wanted.current = `[data-removed="${CSS.escape(line.lineKey)}"] button`
    announce(t.removed({ name: line.name }))
    void send({ _tag: 'RemoveLine', lineKey: line.lineKey })
  }
  const save = (line: LineView) => {
    leave(line)
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
              <PickupLabel lines={cart.lines} />
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
                  flashes={lineFlashes(t, cart, row.line.lineKey)}
                  isIncomplete={cart.messages.some(
                    ({ code, lineKey }) => code === 'ProductItemRequired' && lineKey === row.line.lineKey,
                  )}
                  refusals={cart.refusals.filter(({ lineKey }) => lineKey === row.line.lineKey)}
                  onRemove={() => remove(row.line)}
                  onChange={() => setChanging(row.line)}
                  onSave={canSave ? () => save(row.line) : undefined}
                >
                  {isStore && <AdjustPrice line={row.line} />}
                </CartLine>
              ),
            )}
          </ul>
        </Fragment>
      ))}
      {changing !== null && (
        <ChangeVariant
          line={changing}
          otherKeys={cart.lines.map(({ lineKey }) => lineKey).filter((lineKey) => lineKey !== changing.lineKey)}
          onClose={(sku?: string) => {
            if (sku !== undefined) wanted.current = `[data-sku="${CSS.escape(sku)}"] a`
            setChanging(null)
          }}
        />
      )}
    </div>
  )
}

/** CART-24: only in a store. */
const AdjustPrice = lazyPart(() => import('../associate/AdjustPrice.tsx'), 'AdjustPrice')

const PickupLabel = lazyPart(() => import('./PickupLabel.tsx'), 'PickupLabel')

/** The pickers and their panel are loaded when they are needed. */
const ChangeVariant = lazyPart(() => import('./variant/ChangeVariant.tsx'), 'ChangeVariant', { otherwise: NotShown })

/** A removed line keeps its position as a row, as long as it can be put back. */
const RemovedRow = ({ removed, onUndo }: { readonly removed: RemovedView; readonly onUndo: () => void }) => {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  return (
    <li className="removed-row" data-removed={removed.lineKey}>
      <p>{t.removed({ name: removed.name })}</p>
      <Button kind="link" aria-label={t.undoNamed({ name: removed.name })} onPress={onUndo}>
        {shell.undo()}
      </Button>
    </li>
  )
}

type LineRow =
  | { readonly kind: 'line'; readonly line: LineView }
  | { readonly kind: 'removed'; readonly removed: RemovedView }

/** CART-30: the cart's rows by group, home first; a removed line keeps its position. */
export const lineRows = ({
  lines,
  removed,
}: Pick<CartView, 'lines' | 'removed'>): readonly {
  readonly group: LineView['group']
  readonly rows: readonly LineRow[]
}[] => {
  const groups = groupOrder.map((group) => ({
    group,
    rows: lines.filter((line) => line.group === group).map((line): LineRow => ({ kind: 'line', line })),
  }))
  const filled = groups.filter(({ rows }) => rows.length > 0)
  const first = filled[0] ?? { group: 'home' as const, rows: [] }
  const withRemoved = { ...first, rows: inPlace(first.rows, removed) }
  return withRemoved.rows.length === 0 ? [] : [withRemoved, ...filled.slice(1)]
}

const groupOrder = ['home', 'pickup'] as const

const inPlace = (rows: readonly LineRow[], removed: readonly RemovedView[]): readonly LineRow[] =>
  [...removed]
    .sort((a, b) => a.position - b.position)
    .reduce<readonly LineRow[]>(
      (so, each) => so.toSpliced(Math.min(each.position, so.length), 0, { kind: 'removed', removed: each }),
      rows,
    )
