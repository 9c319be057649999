import './PressButton.css'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'

type Props = {
  /** primary = what goes out to somebody, one per screen · second · quiet · danger. */
  readonly kind: 'primary' | 'second' | 'quiet' | 'danger'
  readonly children: ReactNode
  readonly isSubmit?: boolean
  readonly name?: string
  /** While its promise is pending, further presses are ignored. */
  readonly onPress?: () => void | Promise<void>
  readonly isPending?: boolean
}

/** While it works its words and width stay. (React Aria's own `isPending` leaves an image without a name behind.) */
export const PressButton = ({ kind, children, isSubmit = false, name, onPress, isPending = false }: Props) => {
  const [isWorking, setWorking] = useState(false)
  const isBusy = isWorking || isPending
  const press = async (): Promise<void> => {
    if (isBusy) return
    setWorking(true)
    await onPress?.()
    setWorking(false)
  }
  return (
    <Button
      type={isSubmit && !isBusy ? 'submit' : 'button'}
      className={`press press-${kind}`}
      data-pending={isBusy || undefined}
      {...(name === undefined ? {} : { 'aria-label': name })}
      {...(onPress ? { onPress: () => void press() } : {})}
    >
      {children}
    </Button>
  )
}
