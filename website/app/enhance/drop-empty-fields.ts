/** Omits empty fields from the address of a GET form. */

addEventListener('formdata', ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  for (const [name, value] of [...formData]) if (!value) formData.delete(name);
});
