/** Fields that were left empty stay out of the address that a form leads to. */

addEventListener('formdata', ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  for (const [name, value] of [...formData]) if (!value) formData.delete(name);
});
