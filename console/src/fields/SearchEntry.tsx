import './TextEntry.css'
import { useEffect, useRef } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'

type Props = {
  readonly label: string
  readonly value: string
  /** Called when Enter is pressed, and with an empty text by Escape. */
  readonly onSearch: (text: string) => void
}

/** Finds in a list. `/` leads here from anywhere but another field. */
export const SearchEntry = ({ label, value, onSearch }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event
      if (event.key !== '/' || (target instanceof HTMLElement && target.matches('input, textarea, select'))) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <SearchField
      className="entry"
      aria-label={label}
      defaultValue={value}
      onSubmit={onSearch}
      onClear={() => onSearch('')}
    >
      <Input ref={input} className="entry-input" placeholder={label} maxLength={100} />
    </SearchField>
  )
}
