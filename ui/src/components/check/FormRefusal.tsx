import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { focusField } from './focusField.ts'
import { Refusal } from '../basic/Refusal.tsx'

export interface FormRefusalProps {
  /** The invalid fields in form order, each with its id. */
  readonly fields: readonly { readonly id: string; readonly name: string }[]
  /** What was not done, if it is more than invalid fields. */
  readonly title?: string | undefined
  /**
   * How often submit was refused: each time the focus comes here. Without it the form itself focuses its first invalid
   * field.
   */
  readonly focusTurn?: number | undefined
}

/** Above a form with errors: how many, and each field by name as a link that focuses it. */
export const FormRefusal = ({ fields, title, focusTurn }: FormRefusalProps) => {
  const t = useCopy('shell')
  const locale = useShopLocale()
  if (fields.length === 0) return null
  const byName = new Map(fields.map((field) => [field.name, field]))
  return (
    <Refusal place="page" title={title ?? t.fieldsNeedAttention({ count: fields.length })} focusTurn={focusTurn}>
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
