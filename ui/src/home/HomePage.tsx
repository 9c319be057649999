import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../shell/usePage.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { Facts } from './Facts.tsx'
import { Hero } from './Hero.tsx'
import { HomeRail } from './HomeRail.tsx'
import { RepairBand } from './RepairBand.tsx'

export function HomePage() {
  const t = useCopy('home')
  usePage(t.headTitle(), t.headDescription())
  return (
    <>
      <Hero />
      <Facts />
      <CategoryTiles />
      <HomeRail />
      <RepairBand />
    </>
  )
}
