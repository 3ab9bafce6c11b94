import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { Ref } from 'react'
import classes from './count-stepper.module.css'

interface CountStepperProps {
  /** The number in words, such as "2 packs", and the same with what is counted. */
  text: string
  label: string
  fewer: Step
  more: Step
}

interface Step {
  readonly label: string
  readonly disabled?: boolean
  readonly onStep: () => void
  readonly ref?: Ref<HTMLButtonElement>
  /** By which the button is found again after it was gone. */
  readonly of?: string
}

/** A number with a button that takes one off and a button that adds one. */
export function CountStepper({ text, label, fewer, more }: CountStepperProps) {
  return (
    <div className={classes.stepper}>
      <StepButton {...fewer} Icon={IconMinus} />
      <output aria-label={label}>{text}</output>
      <StepButton {...more} Icon={IconPlus} />
    </div>
  )
}

function StepButton({ label, disabled = false, onStep, ref, of, Icon }: Step & { Icon: typeof IconPlus }) {
  return (
    <ActionIcon
      ref={ref}
      data-of={of}
      variant="default"
      size={44}
      // A button that is disabled by its own press would lose the focus.
      {...(disabled && { 'data-disabled': true, 'aria-disabled': true })}
      aria-label={label}
      onClick={disabled ? undefined : onStep}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
