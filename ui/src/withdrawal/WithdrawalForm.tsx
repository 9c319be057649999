import { useEffect, useRef, useState } from 'react'
import type { WithdrawalStatement } from '../../../contracts/serviceRequests.ts'
import { caseFailures } from '../../../core/domain/service/caseForms.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { FormRefusal } from '../components/check/FormRefusal.tsx'
import { useReportedFailures } from '../components/check/useReportedFailures.ts'
import { PlainField } from '../components/field/PlainField.tsx'
import { SelectField } from '../components/form/SelectField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { WithdrawnLine } from './withdrawalHints.ts'

/** `counts`: how many pieces of each line of a known order. */
export type WithdrawalDraft = Readonly<Record<'name' | 'orderNumber' | 'email' | 'goods', string>> & {
  readonly counts: Readonly<Record<string, number>>
}

interface WithdrawalFormProps {
  readonly draft: WithdrawalDraft
  /** Of the order that the page was opened from; empty = the consumer says in words which goods. */
  readonly lines: readonly WithdrawnLine[]
  /** Shown again after its second step: takes the focus. */
  readonly isBack: boolean
  readonly onChange: (change: Partial<WithdrawalDraft>) => void
  readonly onState: (statement: WithdrawalStatement) => void
}

/** LAW-15: who withdraws from which contract, and where the receipt goes; which goods, if not all. No reason. */
export const WithdrawalForm = ({ draft, lines, isBack, onChange, onState }: WithdrawalFormProps) => {
  const t = useCopy('withdrawal')
  const v = useCopy('validation')
  const [turn, setTurn] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBack) heading.current?.focus()
  }, [isBack])
  const chosen = lines.flatMap(({ itemId, qty }) => {
    const count = Math.min(draft.counts[itemId] ?? 0, qty)
    return count > 0 ? [{ itemId, qty: count }] : []
  })
  const coversAll = lines.every(({ itemId, qty }) => chosen.some((line) => line.itemId === itemId && line.qty === qty))
  const { counts: _, ...entry } = draft
  const failing = [
    ...caseFailures('withdrawal', entry),
    ...(lines.length > 0 && chosen.length === 0 ? [{ field: itemsId, rule: 'required' } as const] : []),
  ]
  const { shown, report } = useReportedFailures(failing)
  const ruleAt = (field: string) => shown.find((failure) => failure.field === field)?.rule
  const submit = () => {
    report()
    setTurn((so) => so + 1)
    if (failing.length > 0) return
    const { name, orderNumber, email, goods } = entry
    onState({
      name: name.trim(),
      orderNumber: orderNumber.trim(),
      email: email.trim(),
      ...(goods.trim() === '' ? {} : { goods: goods.trim() }),
      ...(coversAll ? {} : { items: chosen }),
    })
  }
  const field = (name: 'name' | 'orderNumber' | 'email' | 'goods') => {
    const rule = ruleAt(name)
    return {
      id: `withdraw-${name}`,
      value: draft[name],
      onChange: (value: string) => onChange({ [name]: value }),
      error: rule === undefined ? undefined : rule === 'required' ? v.required() : v.email(),
    }
  }
  const names: Readonly<Record<string, string>> = {
    name: t.name(),
    orderNumber: t.orderNumber(),
    email: t.email(),
    [itemsId]: t.items(),
  }
  return (
    <PlainForm className="withdraw-form" onSubmit={submit}>
      <h2 ref={heading} className="subheading" tabIndex={-1}>
        {t.stepOne()}
      </h2>
      {shown.length > 0 && (
        <FormRefusal
          fields={shown.map(({ field: each }) => ({
            id: each === itemsId ? `withdraw-${lines[0]?.itemId ?? ''}` : `withdraw-${each}`,
            name: names[each] ?? each,
          }))}
          focusTurn={turn}
        />
      )}
      <PlainField {...field('name')} label={t.name()} autoComplete="name" maxLength={100} />
      <PlainField
        {...field('orderNumber')}
        label={t.orderNumber()}
        help={t.orderNumberHelp()}
        autoComplete="off"
        maxLength={64}
        hasFigures
      />
      <PlainField
        {...field('email')}
        label={t.email()}
        help={t.emailHelp()}
        type="email"
        autoComplete="email"
        maxLength={100}
      />
      {lines.length === 0 ? (
        <PlainField {...field('goods')} label={t.goods()} help={t.goodsHelp()} rows={2} maxLength={500} isOptional />
      ) : (
        <fieldset className="withdraw-lines">
          <legend>{t.items()}</legend>
          {lines.map(({ itemId, qty, name }) => (
            <SelectField
              key={itemId}
              id={`withdraw-${itemId}`}
              label={name}
              options={Array.from({ length: qty + 1 }, (_, count) => ({
                value: String(count),
                name: count === 0 ? t.none() : t.pieces({ count, all: qty }),
              }))}
              value={String(Math.min(draft.counts[itemId] ?? 0, qty))}
              onChange={(count) => onChange({ counts: { ...draft.counts, [itemId]: Number(count) } })}
              error={ruleAt(itemsId) === undefined ? undefined : t.nothingChosen()}
            />
          ))}
        </fieldset>
      )}
      <div>
        <Button kind="primary" type="submit">
          {t.goOn()}
        </Button>
      </div>
    </PlainForm>
  )
}

/** What the failures call the lines of the order. */
const itemsId = 'items'
