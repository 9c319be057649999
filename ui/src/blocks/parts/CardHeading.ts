import { createContext } from 'react'

/** The level of a card's title: one below the title of the list that it stands in, where there is one. */
export const CardHeading = createContext<'h2' | 'h3'>('h2')
