import { startTransition, useOptimistic } from 'react'

/** A choice that stands in the address, seen at the press and by itself: whether it is on, and what a press does. */
export const usePressedChoice = (isOn: boolean, toggle: () => void): readonly [boolean, () => void] => {
  const [isShown, show] = useOptimistic(isOn)
  const press = () =>
    startTransition(() => {
      show(!isShown)
      toggle()
    })
  return [isShown, press]
}
