import { useId } from 'react'
import { Button } from '../components/Button.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlaceSearch } from './usePlaceSearch.ts'
import '../components/Field.css'
import './PlaceSearchField.css'

export interface PlaceSearchFieldProps {
  readonly search: PlaceSearch
  readonly label: string
  readonly help: string
}

/** STORE-01, STORE-02: words, or where the device is. The device is asked only when the shopper says so. */
export function PlaceSearchField({ search, label, help }: PlaceSearchFieldProps) {
  const t = useCopy('stores')
  const field = useId()
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={field}>
          {label}
        </label>
        <div className="place-search">
          <input
            id={field}
            className="input"
            type="search"
            autoComplete="off"
            value={search.typed}
            placeholder={help}
            onChange={({ target }) => search.type(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <Button onPress={search.locate} isPending={search.locating === 'asking'}>
            {t.nearMe()}
          </Button>
        </div>
      </div>
      {search.locating === 'refused' && <StateLine state="out">{t.positionRefused()}</StateLine>}
      {search.position !== null && <StateLine state="good">{t.nearYou()}</StateLine>}
    </>
  )
}
