import { useState } from 'react'
import type { ReactNode } from 'react'
import { PressButton } from '../parts/PressButton.tsx'

type Props = {
  readonly name: string
  /** What is typed differs from what holds; without `isNew`, there is nothing to save before. */
  readonly isChanged: boolean
  readonly isNew: boolean
  readonly press: string
  readonly onSave: () => Promise<void>
  readonly children: ReactNode
}

/** A form about one thing, with a button that saves it: pending meanwhile, and Escape loses nothing that was typed. */
export const TermsForm = ({ name, isChanged, isNew, press, onSave, children }: Props) => {
  const [isWorking, setWorking] = useState(false)
  const save = async (): Promise<void> => {
    setWorking(true)
    await onSave()
    setWorking(false)
  }
  return (
    <form
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isChanged) event.stopPropagation()
      }}
    >
      {children}
      {(isNew || isChanged) && (
        <div className="peek-actions">
          <PressButton kind="primary" isSubmit isPending={isWorking}>
            {press}
          </PressButton>
        </div>
      )}
    </form>
  )
}
