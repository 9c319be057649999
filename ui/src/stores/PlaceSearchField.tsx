import { useRef, useState } from 'react'
import { Button } from '../components/basic/Button.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { useCopy } from '../copy/useCopy.ts'

interface PlaceSearchFieldProps {
  readonly search: PlaceSearch
  readonly label: string
  readonly help: string
}

/** STORE-01, STORE-02: words, or the device's position, which is read only when the shopper asks for it. */
export const PlaceSearchField = ({ search, label, help }: PlaceSearchFieldProps) => {
  const t = useCopy('stores')
  return (
    <>
      <PlainField
        label={label}
        help={help}
        type="search"
        autoComplete="off"
        value={search.typed}
        onChange={search.type}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        action={
          <Button onPress={search.locate} isPending={search.locating === 'asking'}>
            {t.nearMe()}
          </Button>
        }
      />
      {search.locating === 'refused' && <StateLine state="out">{t.positionRefused()}</StateLine>}
      {search.position !== null && <StateLine state="good">{t.nearYou()}</StateLine>}
    </>
  )
}

type Position = { readonly lat: number; readonly lng: number }

/**
 * Searches stores or points by the typed text, or around the device. Degrees are rounded to hundredths: a kilometre is
 * precise enough.
 */
export const usePlaceSearch = () => {
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState<Position | null>(null)
  const [locating, setLocating] = useState<'idle' | 'asking' | 'refused'>('idle')
  /** Counts the shopper's requests: a position that arrives after the shopper has typed or asked again is ignored. */
  const latest = useRef(0)
  return {
    typed,
    words: typed.trim().slice(0, 200),
    position,
    locating,
    type: (text: string): void => {
      latest.current += 1
      setTyped(text)
      setPosition(null)
      setLocating('idle')
    },
    locate: (): void => {
      const request = (latest.current += 1)
      setLocating('asking')
      setTyped('')
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          if (request !== latest.current) return
          setPosition({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) })
          setLocating('idle')
        },
        () => {
          if (request === latest.current) setLocating('refused')
        },
        { timeout: 10_000, maximumAge: 600_000 },
      )
    },
  }
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100
