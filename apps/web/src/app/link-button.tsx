import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type ButtonLinkProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

function ButtonLink(props: ButtonLinkProps) {
  return <Button component="a" {...props} />
}

/** A link that looks like a button: it goes to a place, typed by the routes. */
export const LinkButton = createLink(ButtonLink)
