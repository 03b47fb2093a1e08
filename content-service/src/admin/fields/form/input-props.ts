import type { ReactNode } from 'react';

/** What Strapi's form gives to an input, as far as ours use it. */
export interface InputProps {
  name: string;
  type: string;
  attribute: { enum?: string[]; cells?: Cell[][] };
  label?: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A field of a component in the layout of Strapi's form. */
export interface Cell extends Omit<InputProps, 'label' | 'hint'> {
  label: string;
  hint?: string;
  /** Columns of twelve. */
  size: number;
}
