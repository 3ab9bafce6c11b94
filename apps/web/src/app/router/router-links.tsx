import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type LinkParts = Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps | keyof AnchorProps>

/** A link of the router that looks like a button: it goes somewhere. */
export const ButtonLink = createLink((props: ButtonProps & LinkParts) => <Button component="a" {...props} />)

/** A link of the router inside text. */
export const TextLink = createLink((props: AnchorProps & LinkParts) => <Anchor component="a" {...props} />)
