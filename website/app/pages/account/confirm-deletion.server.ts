import { confirmDeletion, type DeletionScope } from '../../content/accounts.server.ts';
import { secretHeaders } from '../../forms/form-response.server.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import type { ConfirmState } from './confirm-form.tsx';
import { SCOPE_FIELD, scopeIn } from './form-fields.ts';

type Deletion = { code: string; scope: DeletionScope };

/** The form that deletes the account that a code belongs to. */
export function deletionForm(code: string): FormDefinition<Deletion, ConfirmState> {
  return {
    operation: 'deleting an account',
    honeypot: false,
    check: (fields) => {
      const scope = scopeIn(fields);
      if (scope === null) return { fieldErrors: { [SCOPE_FIELD]: 'valueMissing' } };
      return { answers: { code, scope } };
    },
    redisplay: (fields) => ({ values: {}, code, scope: scopeIn(fields) }),
    errorHeaders: secretHeaders,
    once: runOnce,
    submit: ({ scope }) => confirmDeletion(code, scope),
    onSuccess: ({ scope }) => `?done=${scope}`,
  };
}
