import { useRef, useState } from 'react'

type Position = { readonly lat: number; readonly lng: number }

/** Shops or points are looked for by what is typed, or around where the device is. Degrees to the hundredth: a kilometre is near enough. */
export const usePlaceSearch = () => {
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState<Position | null>(null)
  const [locating, setLocating] = useState<'idle' | 'asking' | 'refused'>('idle')
  /** Counts what the shopper asked for: a position that comes after the shopper has typed or asked again is too late. */
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
