import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { focusField } from './focusField.ts'
import { Refusal } from './Refusal.tsx'

export interface FormRefusalProps {
  /** The invalid fields in the order of the form, with the id given to each. */
  readonly fields: readonly { readonly id: string; readonly name: string }[]
  /** What did not happen, where it is more than that fields do not pass. */
  readonly title?: string
  /** How many times submit was refused: each time the focus comes here. Without it the form itself puts the focus into its first field. */
  readonly focusTurn?: number
}

/** Above a form with errors: how many, and each field by name as a link that puts the cursor into it. */
export function FormRefusal({ fields, title, focusTurn }: FormRefusalProps) {
  const t = useCopy('shell')
  const locale = useShopLocale()
  if (fields.length === 0) return null
  const byName = new Map(fields.map((field) => [field.name, field]))
  return (
    <Refusal
      place="page"
      title={title ?? t.fieldsNeedAttention({ count: fields.length })}
      {...(focusTurn === undefined ? {} : { focusTurn })}
    >
      {new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts([...byName.keys()]).map((part, index) => {
        const field = part.type === 'element' ? byName.get(part.value) : undefined
        if (field === undefined) return part.value
        return (
          <a
            key={index}
            className="link"
            href={`#${field.id}`}
            onClick={(event) => {
              event.preventDefault()
              focusField(field.id)
            }}
          >
            {field.name}
          </a>
        )
      })}
    </Refusal>
  )
}
