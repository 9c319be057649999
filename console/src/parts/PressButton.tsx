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

export const PressButton = ({ kind, children, isSubmit = false, name, onPress, isPending = false }: Props) => {
  const [isWorking, setWorking] = useState(false)
  const press = async (): Promise<void> => {
    setWorking(true)
    await onPress?.()
    setWorking(false)
  }
  return (
    <Button
      type={isSubmit ? 'submit' : 'button'}
      className={`press press-${kind}`}
      isPending={isWorking || isPending}
      {...(name === undefined ? {} : { 'aria-label': name })}
      {...(onPress ? { onPress: () => void press() } : {})}
    >
      {children}
    </Button>
  )
}
