import './TextsForm.css'
import { useEffect, useId, useRef, useState } from 'react'
import { changeGoodsTexts } from '../../../contracts/api/operator/operatorGoodsFormsApi.ts'
import type { GoodsTextFields } from '../../../contracts/api/operator/operatorGoodsFormsApi.ts'
import { languageNames } from '../../../contracts/api/operator/operatorGoods.ts'
import type { GoodsLanguage, OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { callApi } from '../api/callApi.ts'
import { Choices } from '../fields/Choices.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import type { Settle } from '../api/useOutcome.ts'

type Props = { readonly product: OperatorGoods; readonly onSettled: Settle }

type Language = GoodsLanguage

const languages = keysOf(languageNames)

/** `rows`: how many lines are seen at once; 1 = it has only one. */
const parts = {
  name: { title: 'Name', rows: 1, help: '' },
  kind: { title: 'Kind', rows: 1, help: 'What it is, for example hiking boot' },
  summary: { title: 'Summary', rows: 3, help: 'One or two sentences' },
  description: { title: 'Description', rows: 8, help: '' },
  details: { title: 'Details', rows: 6, help: 'One on each line' },
} as const

const partNames = keysOf(parts)

/** By the catalogue's column: what is typed, and what stood there when that began. */
type Typed = Readonly<Record<string, { readonly text: string; readonly over: string }>>

/**
 * OPR-61: what a product says in each language. Only the languages that were changed are sent. Where somebody else was
 * first, what is typed stays, and what holds now stands beside it.
 */
export const TextsForm = ({ product: { productId, texts }, onSettled }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const [language, setLanguage] = useState<Language>('en')
  const [typed, setTyped] = useState<Typed>({})
  const [fault, setFault] = useState<{ readonly field: string; readonly message: string } | null>(null)
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>(`[name="${fault.field}"]`)?.focus()
  }, [fault])
  const held = heldOf(texts)
  const textOf = (column: string): string => typed[column]?.text ?? held[column] ?? ''
  const changed = languages.filter((each) =>
    partNames.some((part) => textOf(`${part}_${each}`) !== held[`${part}_${each}`]),
  )
  const save = async (): Promise<void> => {
    setWorking(true)
    const body = {
      texts: changed.map((each) => ({
        language: each,
        seen: wordsOf((part) => held[`${part}_${each}`] ?? ''),
        text: wordsOf((part) => textOf(`${part}_${each}`)),
      })),
    }
    const answer = await callApi(changeGoodsTexts, { params: { productId }, body })
    setWorking(false)
    const field = answer._tag === 'Failure' ? (answer.field ?? '') : ''
    const at = languages.find((each) => field.endsWith(`_${each}`))
    setFault(at !== undefined && answer._tag === 'Failure' ? { field, message: answer.message } : null)
    if (at !== undefined) return setLanguage(at)
    if (answer._tag === 'Answer') setTyped({})
    await onSettled(answer, 'The texts are saved.')
  }
  return (
    <form
      ref={form}
      noValidate
      className="texts"
      aria-label="Texts"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        // What is typed is not lost to a key.
        if (event.key === 'Escape' && changed.length > 0) event.stopPropagation()
      }}
    >
      <Choices label="Language" names={languageNames} chosen={language} onChoose={setLanguage} />
      {partNames.map((part) => {
        const column = `${part}_${language}`
        const [now, over] = [held[column] ?? '', typed[column]?.over]
        return (
          <TextsEntry
            key={column}
            column={column}
            language={language}
            {...parts[part]}
            title={`${parts[part].title} in ${languageNames[language]}`}
            value={textOf(column)}
            other={over === undefined || over === now || textOf(column) === now ? null : now}
            fault={fault?.field === column ? fault.message : null}
            onChange={(text) => {
              setTyped({ ...typed, [column]: { text, over: over ?? now } })
              if (fault?.field === column) setFault(null)
            }}
          />
        )
      })}
      {language !== 'en' && (
        <p className="goods-soft">
          {language === 'en-us'
            ? 'An empty field says the same as in English.'
            : 'Leave all of them empty, and English stands for it.'}
        </p>
      )}
      {changed.length > 0 && (
        <div className="peek-actions">
          <PressButton kind="primary" isSubmit isPending={isWorking}>
            Save texts
          </PressButton>
          <PressButton
            kind="quiet"
            onPress={() => {
              setTyped({})
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

/** By the catalogue's column; what is not there is empty. */
const heldOf = (texts: OperatorGoods['texts']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts.find((each) => each.language === language)
      return partNames.map((part) => {
        const value = text?.[part] ?? ''
        return [`${part}_${language}`, typeof value === 'string' ? value : value.join('\n')] as const
      })
    }),
  )

const wordsOf = (textOf: (part: keyof GoodsTextFields) => string): GoodsTextFields => ({
  name: textOf('name'),
  kind: textOf('kind'),
  summary: textOf('summary'),
  description: textOf('description'),
  details: textOf('details')
    .split('\n')
    .filter((line) => line !== ''),
})

type EntryProps = {
  readonly column: string
  readonly language: Language
  readonly title: string
  readonly help: string
  readonly rows: number
  readonly value: string
  /** What somebody else has made of it meanwhile. */
  readonly other: string | null
  readonly fault: string | null
  readonly onChange: (value: string) => void
}

const TextsEntry = ({ column, language, title, help, rows, value, other, fault, onChange }: EntryProps) => {
  const id = useId()
  const Field = rows === 1 ? 'input' : 'textarea'
  return (
    <div className="entry">
      <label className="entry-label" htmlFor={id}>
        {title}
      </label>
      <Field
        id={id}
        name={column}
        lang={language}
        className={rows === 1 ? 'entry-input' : 'entry-input entry-long'}
        {...(rows === 1 ? {} : { rows })}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        aria-invalid={fault !== null}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-help`} className="goods-soft">
        {fault !== null && (
          <p className="texts-fault" role="alert">
            {fault}
          </p>
        )}
        {other !== null && <p>By now it says: {other === '' ? 'nothing' : <span lang={language}>“{other}”</span>}</p>}
        {help !== '' && <p>{help}</p>}
      </div>
    </div>
  )
}
