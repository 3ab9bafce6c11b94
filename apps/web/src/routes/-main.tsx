import { useRouter } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { MainScreen } from '../features/main/main.screen.tsx'
import { SearchField } from '../features/search/search-field.tsx'

/** Main, as its route shows it. */
export function Main() {
  return <MainScreen search={<SearchField />} personal={<LazyPersonalSection />} />
}

/** Guests do not load its code and texts. */
function LazyPersonalSection() {
  const { texts } = useRouter().options.context
  const Personal = useMemo(
    () =>
      lazy(async () => {
        const [{ MainPersonalSection }] = await Promise.all([
          import('./-main-personal-section.tsx'),
          texts.need(['visits', 'lists', 'wallet']),
        ])
        return { default: MainPersonalSection }
      }),
    [texts],
  )
  return (
    <Suspense fallback={<CardSkeletons count={1} />}>
      <Personal />
    </Suspense>
  )
}
