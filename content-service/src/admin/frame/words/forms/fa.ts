import type { FormWords } from './ar';

/** Texts of Strapi’s forms in Persian. */
export const fa: FormWords = {
  'content-manager.components.empty-repeatable': 'هنوز چیزی نیست. برای افزودن کلیک کنید.',
  'content-manager.containers.EditView.add.new-entry': 'افزودن مورد',
  'content-manager.relation.add': 'انتخاب یا افزودن',
  'content-manager.relation.create': 'افزودن مورد تازه',
  'content-manager.relation.disconnect': 'برداشتن',
  'content-manager.relation.notAvailable': 'چیزی برای انتخاب نیست',
  'content-manager.relation.isLoading': 'در حال بارگذاری',
  'content-manager.relation.loadMore': 'نمایش بیشتر',
  'content-manager.components.DragHandle-label': 'جابه‌جایی',
  'content-manager.components.RelationInput.icon-button-aria-label': 'جابه‌جایی',
  'content-manager.components.RelationInputModal.modal-title': 'ویرایش',
  'content-manager.components.RelationInputModal.button-fullpage': 'باز کردن صفحهٔ کامل',
  'content-manager.components.RelationInputModal.confirmation-message':
    'بعضی تغییرها ذخیره نشده است. اگر ببندید، از بین می‌رود.',
  'content-manager.components.RepeatableComponent.error-message': 'این بخش خطا دارد.',
  'content-manager.components.NotAllowedInput.text': 'اجازهٔ دیدن این فیلد را ندارید.',
  'content-manager.components.LeftMenu.Search.label': 'جست‌وجو در فهرست',
  'content-manager.containers.edit.information.documentId.label': 'شناسه',
  'content-manager.containers.EditView.saveHint': 'ذخیره: Ctrl یا Cmd با Enter',
  'content-manager.validation.error': 'فرم خطا دارد. لطفاً پیش از ذخیره اصلاح کنید.',
};
