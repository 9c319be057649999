import { useId, useRef } from 'react'
import { PressButton } from '../../parts/PressButton.tsx'

type Props = {
  readonly label: string
  readonly help: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly most: number | undefined
}

const marks = [
  { name: 'Bold', before: '<strong>', after: '</strong>' },
  { name: 'Italic', before: '<em>', after: '</em>' },
  { name: 'Link', before: '<a href="/">', after: '</a>' },
  { name: 'Heading', before: '<h2>', after: '</h2>' },
  { name: 'Paragraph', before: '<p>', after: '</p>' },
  { name: 'List', before: '<ul><li>', after: '</li></ul>' },
] as const

/**
 * CMS-60: rich text as the HTML that is stored (decision 43); the buttons put the elements around what is selected. What
 * is not allowed is left out when it is shown, as the preview says.
 */
export const RichTextEntry = ({ label, help, value, onChange, most }: Props) => {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const wrap = (before: string, after: string): void => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    const chosen = value.slice(selectionStart, selectionEnd)
    onChange(value.slice(0, selectionStart) + before + chosen + after + value.slice(selectionEnd))
    // Once the text has changed, what was selected is so again.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(selectionStart + before.length, selectionEnd + before.length)
    })
  }
  return (
    <div className="entry">
      <label className="entry-label" htmlFor={id}>
        {label}
      </label>
      <div className="entry-marks" role="group" aria-label={`Around the selected words of ${label}`}>
        {marks.map(({ name, before, after }) => (
          <PressButton key={name} kind="quiet" onPress={() => wrap(before, after)}>
            {name}
          </PressButton>
        ))}
      </div>
      <textarea
        ref={area}
        id={id}
        className="entry-input entry-long entry-source"
        rows={6}
        maxLength={most}
        value={value}
        spellCheck
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="entry-help" id={`${id}-help`}>
        {help === '' ? 'Text with the elements of HTML' : `${help}. Text with the elements of HTML`}
      </p>
    </div>
  )
}
