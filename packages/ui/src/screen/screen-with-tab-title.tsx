import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ComponentProps, useEffect } from 'react'
import { Screen } from './screen.tsx'

interface ScreenWithTabTitleProps extends ComponentProps<typeof Screen> {
  /** The page's title in the browser's tab, which says more than the heading. */
  tabTitle: string
}

/** A screen whose tab has a title of its own. */
export function ScreenWithTabTitle({ tabTitle, ...screen }: ScreenWithTabTitleProps) {
  const product = useT('common')('product')
  // After the effect of the screen, which gives the tab its heading.
  useEffect(() => {
    document.title = `${tabTitle} · ${product}`
  })
  return <Screen {...screen} />
}
