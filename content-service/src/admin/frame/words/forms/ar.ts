/**
 * Texts of Strapi’s forms in Arabic that its own translation lacks, or has wrong: for an empty list of
 * parts it says “no admission”. The other languages have the same ids.
 */
export const ar = {
  'content-manager.components.empty-repeatable': 'لا شيء هنا بعد. انقر للإضافة.',
  'content-manager.containers.EditView.add.new-entry': 'إضافة عنصر',
  'content-manager.relation.add': 'اختر أو أضف',
  'content-manager.relation.create': 'إضافة جديد',
  'content-manager.relation.disconnect': 'إزالة',
  'content-manager.relation.notAvailable': 'لا شيء للاختيار',
  'content-manager.relation.isLoading': 'جارٍ التحميل',
  'content-manager.relation.loadMore': 'عرض المزيد',
  'content-manager.components.DragHandle-label': 'سحب',
  'content-manager.components.RelationInput.icon-button-aria-label': 'سحب',
  'content-manager.components.RelationInputModal.modal-title': 'تعديل',
  'content-manager.components.RelationInputModal.button-fullpage': 'فتح الصفحة كاملة',
  'content-manager.components.RelationInputModal.confirmation-message':
    'لم تُحفظ بعض التغييرات. إذا أغلقت الآن فستضيع.',
  'content-manager.components.RepeatableComponent.error-message': 'في هذا الجزء خطأ.',
  'content-manager.components.NotAllowedInput.text': 'لا تملك صلاحية رؤية هذا الحقل.',
  'content-manager.components.LeftMenu.Search.label': 'البحث في القائمة',
  'content-manager.containers.edit.information.documentId.label': 'المعرّف',
  'content-manager.containers.EditView.saveHint': 'للحفظ: Ctrl أو Cmd مع Enter',
  'content-manager.validation.error': 'في النموذج أخطاء. يُرجى تصحيحها قبل الحفظ.',
};

export type FormWords = Readonly<Record<keyof typeof ar, string>>;
