import { defined } from '../../../../core/domain/fields/fields.ts'
import { useLayoutEffect, useRef } from 'react'
import { Input } from 'react-aria-components/Input'
import { digitCount, maskedCaret } from './maskedCaret.ts'

export interface MaskedInputProps {
  /** The digits under their mask: "(303) 555 - 0147". */
  readonly formatted: string
  /** The input's present text, including the mask. */
  readonly onType: (typed: string) => void
  readonly className?: string
  readonly placeholder?: string
}

/** PHONE-08: the mask is applied again for every key; the caret stays after the same digit. */
export const MaskedInput = ({ formatted, onType, className, placeholder }: MaskedInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (digitsBefore.current === null || input.current === null || document.activeElement !== input.current) return
    const caret = maskedCaret(formatted, digitsBefore.current)
    digitsBefore.current = null
    input.current.setSelectionRange(caret, caret)
  })
  return (
    <Input
      ref={input}
      {...defined({ className, placeholder })}
      value={formatted}
      onChange={(event) => {
        const { value, selectionStart } = event.target
        const isAtEnd = selectionStart === null || selectionStart === value.length
        digitsBefore.current = isAtEnd ? Infinity : digitCount(value.slice(0, selectionStart))
        onType(value)
      }}
    />
  )
}
