import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'

type Props = {
  readonly onDrop: (files: readonly File[]) => void
  /** `isOver`: files are held above it. */
  readonly children: (isOver: boolean) => ReactNode
}

/** OPR-46: takes files that are dropped on it. Whoever uses no mouse chooses them. */
export const DropPlace = ({ onDrop, children }: Props) => {
  const [isOver, setOver] = useState(false)
  /** Of the elements inside, how many the files are above: one is entered before another is left. */
  const depth = useRef(0)
  const over = (change: number): void => {
    depth.current += change
    setOver(depth.current > 0)
  }
  return (
    <div
      className="pictures"
      role="presentation"
      onDragEnter={(event) => {
        if (hasFiles(event)) over(1)
      }}
      onDragLeave={(event) => {
        if (hasFiles(event)) over(-1)
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        over(-depth.current)
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children(isOver)}
    </div>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
