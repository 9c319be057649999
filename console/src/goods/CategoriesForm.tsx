import { useEffect, useRef, useState } from 'react'
import {
  changeGoodsCategories,
  readCategoriesAsOperator,
} from '../../../contracts/api/operator/operatorGoodsFormsApi.ts'
import type { GoodsCategory, OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { SelectEntry } from '../content/fields/SelectEntry.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import type { Settle } from '../api/useOutcome.ts'

type Props = { readonly product: OperatorGoods; readonly onSettled: Settle }

type Categories = readonly GoodsCategory[]

/** What is chosen, and what held when that began. */
type Chosen = { readonly list: Categories; readonly over: Categories }

/** OPR-62: the categories that a product stands in, in their order. What is chosen stays where somebody else was first. */
export const CategoriesForm = ({ product: { productId, categories: held }, onSettled }: Props) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { body, failure } = useAnswer(readCategoriesAsOperator, {})
  const list = chosen?.list ?? held
  const isChanged = idsOf(list).join() !== idsOf(held).join()
  const { element, act, message } = useMoves(list, (next) => {
    setChosen({ list: next, over: chosen?.over ?? held })
    setFault(null)
  })
  const others = body?.categories.filter(({ id }) => list.every((each) => each.id !== id)) ?? []
  const save = async (): Promise<void> => {
    const input = { params: { productId }, body: { seen: idsOf(held), categories: idsOf(list) } }
    const answer = await callApi(changeGoodsCategories, input)
    const isWrong = answer._tag === 'Failure' && answer.code === 'OPR400'
    setFault(isWrong ? answer.message : null)
    if (isWrong) return
    if (answer._tag === 'Answer') setChosen(null)
    await onSettled(answer, 'The categories are saved.')
  }
  return (
    <form
      className="goods-part"
      aria-label="Categories"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        // What is chosen is not lost to a key.
        if (event.key === 'Escape' && isChanged) event.stopPropagation()
      }}
    >
      {fault !== null && <Refused message={fault} />}
      {failure && <Refused message={failure.message} />}
      <div ref={element}>
        <ol className="goods-categories">
          {list.map((category, at) => (
            <li key={category.id}>
              <span>{category.name}</span>
              {moves.map(({ kind, label }) => (
                <button
                  key={kind}
                  type="button"
                  className="press press-quiet"
                  data-act={`${kind} ${category.id}`}
                  disabled={kind === 'up' ? at === 0 : kind === 'down' && at === list.length - 1}
                  aria-label={`${label} “${category.name}”`}
                  onClick={() => act(category, kind)}
                >
                  {label}
                </button>
              ))}
            </li>
          ))}
        </ol>
      </div>
      <p className="goods-soft" role="status">
        {message}
      </p>
      {chosen && idsOf(chosen.over).join() !== idsOf(held).join() && (
        <p className="goods-soft">By now it stands in: {held.map(({ name }) => name).join(', ')}</p>
      )}
      <SelectEntry
        label="Add a category"
        value=""
        options={[
          { value: '', text: 'Choose a category' },
          ...others.map(({ id, name }) => ({ value: id, text: `${name} (${id})` })),
        ]}
        onChange={(value) => {
          const added = others.find(({ id }) => id === value)
          if (added) act(added, 'add')
        }}
      />
      <p className="goods-soft">The first one says what the product is, and finds it first in a search.</p>
      {isChanged && (
        <div className="peek-actions">
          <PressButton kind="primary" isSubmit>
            Save categories
          </PressButton>
          <PressButton
            kind="quiet"
            onPress={() => {
              setChosen(null)
              setFault(null)
            }}
          >
            Put back
          </PressButton>
        </div>
      )}
    </form>
  )
}

const idsOf = (list: Categories): readonly string[] => list.map(({ id }) => id)

const moves = [
  { kind: 'up', label: 'Up' },
  { kind: 'down', label: 'Down' },
  { kind: 'out', label: 'Take out' },
] as const

type Move = (typeof moves)[number]['kind'] | 'add'

/** Adds, moves and takes out. The focus goes along, and what was done is announced. */
const useMoves = (list: Categories, onChange: (list: Categories) => void) => {
  const element = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState<{ readonly focus: readonly string[]; readonly message: string } | null>(null)
  useEffect(() => {
    for (const name of done?.focus ?? []) {
      const button = element.current?.querySelector<HTMLButtonElement>(`[data-act="${name}"]:not(:disabled)`)
      if (!button) continue
      button.focus()
      return
    }
  }, [done])
  const act = (category: GoodsCategory, kind: Move): void => {
    const { id, name } = category
    const at = list.findIndex((each) => each.id === id)
    if (kind === 'add') {
      onChange([...list, category])
      return setDone({ focus: [], message: `“${name}” is added.` })
    }
    const without = list.filter((each) => each.id !== id)
    if (kind === 'out') {
      onChange(without)
      const next = without[at] ?? without[at - 1]
      return setDone({ focus: [`out ${next?.id}`], message: `“${name}” is taken out.` })
    }
    const to = kind === 'up' ? at - 1 : at + 1
    onChange(without.toSpliced(to, 0, category))
    const focus = kind === 'up' ? [`up ${id}`, `down ${id}`] : [`down ${id}`, `up ${id}`]
    setDone({ focus, message: `“${name}” is number ${to + 1} of ${list.length}.` })
  }
  return { element, act, message: done?.message ?? '' }
}
