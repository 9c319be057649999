import { useState } from 'react'

type Position = { readonly lat: number; readonly lng: number }

/** Shops or points are looked for by what is typed, or around where the device is. Degrees to the hundredth: a kilometre is near enough. */
export const usePlaceSearch = () => {
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState<Position | null>(null)
  const [locating, setLocating] = useState<'idle' | 'asking' | 'refused'>('idle')
  return {
    typed,
    words: typed.trim().slice(0, 200),
    position,
    locating,
    type: (text: string): void => {
      setTyped(text)
      setPosition(null)
      setLocating('idle')
    },
    locate: (): void => {
      setLocating('asking')
      setTyped('')
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setPosition({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) })
          setLocating('idle')
        },
        () => setLocating('refused'),
        { timeout: 10_000, maximumAge: 600_000 },
      )
    },
  }
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100
