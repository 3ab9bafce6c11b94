import { useRouter } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { MainScreen } from '../features/main/main.screen.tsx'
import { SearchField } from '../features/search/search-field.tsx'

/** Main, as its route shows it. */
export function Main() {
  return <MainScreen search={<SearchField />} personal={<PersonalPart />} />
}

/** Guests do not load its code and texts. */
function PersonalPart() {
  const { texts } = useRouter().options.context
  const Personal = useMemo(
    () =>
      lazy(async () => {
        const [{ MainPersonal }] = await Promise.all([
          import('./-main-personal.tsx'),
          texts.need(['visits', 'lists', 'wallet']),
        ])
        return { default: MainPersonal }
      }),
    [texts],
  )
  return (
    <Suspense fallback={<CardSkeletons count={1} />}>
      <Personal />
    </Suspense>
  )
}
