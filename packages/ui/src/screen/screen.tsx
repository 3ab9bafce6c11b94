import { Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, use, useEffect, useRef } from 'react'
import classes from './screen.module.css'
import { ScreenShownContext } from './screen-shown.ts'

interface ScreenProps {
  title: string
  /** Beside the title: a link back, a refresh button. */
  aside?: ReactNode
  /** True for lists and timetables, which use the full width of a desktop; forms and texts do not. */
  wide?: boolean
  children: ReactNode
}

let firstScreen = true

/** A screen with its title as the tab's title and as the heading, which takes the focus on navigation. */
export function Screen({ title, aside, wide = false, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const product = useT('common')('product')
  const shown = use(ScreenShownContext)

  useEffect(shown, [shown])

  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])

  useEffect(() => {
    // On the first page load the focus stays where the browser puts it; a field that has taken the focus keeps it too.
    const elsewhere = heading.current?.closest('main')?.contains(document.activeElement)
    if (!firstScreen && !elsewhere) heading.current?.focus()
    firstScreen = false
  }, [])

  return (
    <div className={classes.screen} data-wide={wide || undefined}>
      <div className={classes.head}>
        <Title
          order={1}
          ref={heading}
          tabIndex={-1}
          className={classes.title}
          data-long={title.length > 36 || undefined}
        >
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </div>
  )
}
