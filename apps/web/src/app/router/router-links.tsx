import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type LinkParts = Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps | keyof AnchorProps>

/** A router link that looks like a button, for navigation. */
export const ButtonLink = createLink((props: ButtonProps & LinkParts) => <Button component="a" {...props} />)

/** A router link inside text. */
export const TextLink = createLink((props: AnchorProps & LinkParts) => <Anchor component="a" {...props} />)
