import type { FAULT_CODES, Fault } from 'post-rules/row-fault';
import type { TableField } from './fields';

/** A fault that keeps a row from being imported. */
export function fault(
  code: (typeof FAULT_CODES)[number],
  field: TableField,
  values: Fault['values'] = {},
): Fault {
  return { level: 'error', code, field, values };
}
